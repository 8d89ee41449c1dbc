"""HTTP and WebSocket around tables in progress. No rules here: it shows what views, decisions and events say."""
