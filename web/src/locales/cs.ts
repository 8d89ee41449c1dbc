// The messages of one language that every visit needs, in files by topic: one chunk. `language.use` brings the others.
export default Object.values(import.meta.glob<string>('./cs/*.ftl', { query: '?raw', import: 'default', eager: true }));
