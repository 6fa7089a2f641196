/** One number of what GET /metrics says. */
export function gauge(metrics: string, name: string): number {
  const line = metrics.split('\n').find((text) => text.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no ${name} among the metrics.`);
  return Number(line.slice(name.length + 1));
}
