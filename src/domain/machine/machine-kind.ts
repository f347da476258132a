/**
 * What a machine speaks: our protocol, or a program that the server calls. `simulator`: our protocol, spoken by a machine
 * without pumps that the server runs. Source: docs/behaviour/machines.md.
 */
export const MACHINE_KINDS = ['own', 'cocktailberry', 'cocktailpi', 'simulator'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

export const PROGRAMS = ['cocktailberry', 'cocktailpi'] as const satisfies readonly MachineKind[];
export type ProgramKind = (typeof PROGRAMS)[number];

export const programOf = (kind: string): ProgramKind | undefined => PROGRAMS.find((program) => program === kind);
