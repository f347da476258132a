import { useLingui } from '@lingui/react/macro';
import { isTable } from '#domain/menu-import/recipe-formats.ts';
import type { Preview } from '../import/import-choices.ts';

/** Says where something stands: its file where there are several, and its row or number there. */
export function usePlaceWords(files: Preview['files']): (place: { file: number; row: number }) => string {
  const { t } = useLingui();
  return ({ file, row }) => {
    const { name = '', format = null } = files[file] ?? {};
    const at = format !== null && isTable(format) ? t`Row ${row}` : t`No. ${row}`;
    if (row === 0) return name;
    return files.length > 1 ? `${name}, ${at}` : at;
  };
}
