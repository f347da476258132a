/** One voice and what can be done to it. */
import { CUE_MAX_BYTES } from '#domain/kiosk/voice-cues.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';

export const ONE = 'GET /api/voice-profiles/:profileId';
export const ALL = 'GET /api/voice-profiles';

export function useVoice(profileId: string) {
  const params = { profileId };
  const query = useEndpoint(ONE, { params });
  const save = useSend('POST /api/voice-profiles/:profileId/cues/:cue', [ONE, ALL]);
  const remove = useSend('DELETE /api/voice-profiles/:profileId/cues/:cue', [ONE, ALL]);
  const rename = useSend('PATCH /api/voice-profiles/:profileId', [ONE, ALL]);
  return {
    query,
    isSaving: save.isPending,
    saveCue: (cue: string, recording: Blob) => {
      const body = new FormData();
      body.append('file', recording, `${cue}.webm`);
      return save.mutateAsync({ params: { profileId, cue }, body });
    },
    removeCue: (cue: string) => remove.mutateAsync({ params: { profileId, cue } }),
    rename: (name: string, version: number) =>
      rename.mutateAsync({ params, body: { name }, options: { headers: { 'if-match': `"${version}"` } } }),
  };
}

/** A file as it can be sent: some systems do not know the type of their own .webm. */
export const asRecording = (file: File): File =>
  file.type === '' && /\.webm$/i.test(file.name) ? new File([file], file.name, { type: 'audio/webm' }) : file;

export const isTooBig = ({ size }: Blob): boolean => size > CUE_MAX_BYTES;
