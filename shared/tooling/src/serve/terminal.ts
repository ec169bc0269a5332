/**
 * What is printed may go to a file on the disk that is full, or to a pipe that nobody reads any
 * more: lines are lost then, the site is not.
 */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
