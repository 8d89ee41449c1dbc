import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './app/language.svelte';
import { readStored } from './app/storage';
import { updates } from './app/updates.svelte';
import './fonts.css';
import marks from './theme/marks.svg?raw';
import { SPRITE } from './theme/sprite';
import './theme/tokens.css';
import './theme/components.css';
import './app.css';

// All icons once in the page: `<use href="#i-spice">` finds them without another request.
const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = SPRITE + marks;
document.body.prepend(sprite);

await language.start();
updates.start();
mount(App, { target: document.getElementById('app')! });
if (readStored('profile', '')) void import('./app/companion.svelte').then(({ accompany }) => accompany());
