/** Prints a row of the figures in docs/reliability.md, as it stands there. */
export function printRow(row: { name: string; database: string; rounds: string; result: string }): void {
  const [date] = new Date().toISOString().split('T');
  const { TORTURE_TIMES, TORTURE_MINUTES } = process.env;
  const times = TORTURE_TIMES ? ` --times ${TORTURE_TIMES}` : '';
  const minutes = TORTURE_MINUTES ? ` --minutes ${TORTURE_MINUTES}` : '';
  const command = process.env.TORTURE_NAME
    ? `, \`npm run torture -- ${process.env.TORTURE_NAME}${times}${minutes}\``
    : '';
  const { name, database, rounds, result } = row;
  process.stdout.write(`| \`${name}\` | ${database} | ${rounds} | ${result} | ${date}${command} |\n`);
}
