/** One voice and what can be done to it. */
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { CUE_MAX_BYTES } from '#domain/kiosk/voice-cues.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';

export const ONE = 'GET /api/voice-profiles/:profileId';
export const ALL = 'GET /api/voice-profiles';

const nameOf = (voice: VoiceProfile | undefined): string => voice?.name ?? '';
const bodyOf = (name: string) => ({ name: name.trim() });

export function useVoice(profileId: string) {
  const params = { profileId };
  const query = useEndpoint(ONE, { params });
  const save = useSend('POST /api/voice-profiles/:profileId/cues/:cue', [ONE, ALL]);
  const remove = useSend('DELETE /api/voice-profiles/:profileId/cues/:cue', [ONE, ALL]);
  const rename = useSend('PATCH /api/voice-profiles/:profileId', [ALL]);
  const naming = useVersionedDraft({
    read: ONE,
    input: { params },
    saved: query.data,
    draftOf: nameOf,
    bodyOf,
    send: (body, options) => rename.mutateAsync({ params, body, options }),
  });
  return {
    query,
    isSaving: save.isPending,
    saveCue: (cue: string, recording: Blob) => {
      const body = new FormData();
      body.append('file', recording, `${cue}.webm`);
      return save.mutateAsync({ params: { profileId, cue }, body });
    },
    removeCue: (cue: string) => remove.mutateAsync({ params: { profileId, cue } }),
    naming,
  };
}

/** A file as it can be sent: some systems do not know the type of their own .webm. */
export const asRecording = (file: File): File =>
  file.type === '' && /\.webm$/i.test(file.name) ? new File([file], file.name, { type: 'audio/webm' }) : file;

export const isTooBig = ({ size }: Blob): boolean => size > CUE_MAX_BYTES;
