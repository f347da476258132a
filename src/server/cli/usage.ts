/** Wrong words on the command line; the message is one line. Exit code 2. */
export class Usage extends Error {}

/** What could not be done; the message is one line. Exit code 1. */
export class Failure extends Error {}
