/** The product's server, which stops turning its event loop for ever on SIGUSR2, as an endless loop in it does. */
process.on('SIGUSR2', () => {
  for (;;);
});

await import('../../../../apps/server/src/main.ts');
