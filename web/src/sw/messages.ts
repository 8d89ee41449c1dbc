// What pages and the service worker tell each other.

export type ToWorker =
  | { type: 'language'; lang: string } // keep what is read in this language
  | { type: 'take-over' }; // a person has agreed to the new version

export type FromWorker =
  | { type: 'texts' } // the server has other cards or rules than those that were shown
  | { type: 'unreachable' }; // the server did not answer; what was shown was kept here

/** Marks an answer that was kept here, so that the page does not take it for a sign of life of the server. */
export const KEPT = 'x-landsraad-kept';
