const LONGEST = 200;
/** Of what is looked at: some services answer with a whole page. */
const LOOKED_AT = 5000;

/**
 * An error message of an outside service, cleaned for the owner: without keys, addresses or whole pages.
 * @param secrets removed wherever they occur
 */
export function scrub(text: string, secrets: readonly (string | undefined)[] = []): string {
  let clean = text;
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, '…');
  return clean
    .slice(0, LOOKED_AT)
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi, '…')
    .replaceAll(/\bBearer\s+\S+/gi, '…')
    .replaceAll(/\b(?:sk|pk|key|api|token)[-_][\w*-]{6,}/gi, '…')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{24,}/g, '…')
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '…')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}
