/** A password that somebody chooses has at least so many Unicode characters. Source: docs/behaviour/accounts-and-access.md "Passwords". */
export const SHORTEST_PASSWORD = 10;
