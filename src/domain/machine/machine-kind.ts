/** What a machine speaks: our protocol, or a program that the server calls. Source: docs/behaviour/machines.md. */
export const MACHINE_KINDS = ['own', 'cocktailberry', 'cocktailpi'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

export const PROGRAMS = ['cocktailberry', 'cocktailpi'] as const satisfies readonly MachineKind[];
export type ProgramKind = (typeof PROGRAMS)[number];

export const programOf = (kind: string): ProgramKind | undefined => PROGRAMS.find((program) => program === kind);
