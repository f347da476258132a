/** Separate from voice-cues.ts: guests only play cues and need not download the list. */
const OUR_FOLDER = '/uploads/voice-cues/';

/**
 * The URL to load a cue from. An uploaded cue is loaded from the page's own origin, whatever host its address names;
 * any other address is unchanged.
 * @param base the page's origin with its sub-path, without a trailing slash
 */
export function cueAddress(url: string, base: string): string {
  const at = url.indexOf(OUR_FOLDER);
  return at < 0 ? url : base + url.slice(at);
}
