/** In a file of its own: guests play cues, and need no list of what can be recorded. */
const OUR_FOLDER = '/uploads/voice-cues/';

/**
 * Where the page fetches a cue: one that was uploaded comes from the page's own origin, whatever host the address
 * names; any other stays as it is.
 * @param base the page's origin with its sub-path, without a slash at its end
 */
export function cueAddress(url: string, base: string): string {
  const at = url.indexOf(OUR_FOLDER);
  return at < 0 ? url : base + url.slice(at);
}
