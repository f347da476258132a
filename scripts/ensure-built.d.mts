export function ensureInstalled(): void;
export function ensureBuilt(): void;
export function isBuilt(): boolean;
