/** A setting that cannot be used, in a sentence for the server's operator. */
export class SetupError extends Error {}
