"""HTTP and WebSocket around tables in progress. No rules here: it shows what a table's views, decisions and events say."""
