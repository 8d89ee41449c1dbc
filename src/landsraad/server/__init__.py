"""The server: tables over HTTP and WebSocket. It knows no rules and shows only what views allow."""
