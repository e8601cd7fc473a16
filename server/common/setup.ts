/** What cannot be used as given, in a sentence for whoever runs the server. */
export class SetupError extends Error {}
