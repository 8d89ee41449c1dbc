/* global importScripts */
// The worker of this site: so far it only shows notices.
importScripts('/push-handlers.js');
