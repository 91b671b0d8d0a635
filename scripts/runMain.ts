/** Runs a program. If it fails, prints the error's message, and sets the exit code. */
export async function runMain(main: () => unknown, exitCode = 1): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = exitCode;
  }
}
