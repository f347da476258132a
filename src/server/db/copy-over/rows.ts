export type Row = Record<string, unknown>;

export interface SourceTable {
  name: string;
  columns: readonly { name: string; type: 'text' | 'integer' | 'real' }[];
  /** Columns of the primary key, which each table has. */
  key: readonly string[];
}

/** Tells a row from all others of its table, on both engines. */
export const keyOf = ({ key }: SourceTable, row: Row): string => JSON.stringify(key.map((name) => String(row[name])));
