/** Addresses that are answered by the server and never by the app's index: its own paths, and files. */
export const SERVER_PATHS =
  /^\/(games|notices|socket\.io|healthz|metrics)(\/|\?|$)|^[^?]*\.[^/?]*(\?|$)/;
