/** Where we are reached from outside: what the operator says, else what the request says. */
export function originOf(request: Request): string {
  return new URL(process.env.PUBLIC_URL || request.url).origin;
}
