interface Policy {
  createHTML(text: string): unknown;
}
interface Policies {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy;
}

/** Absent on the server and in browsers that know no such rule. */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
const policy = policies?.createPolicy('pinch-markup', { createHTML: (text) => text });

/**
 * Markup of our own, for dangerouslySetInnerHTML. Pages ask the browser to report text that becomes markup (the server's TRUSTED_TYPES)
 * unless it came through here; nothing that somebody typed may.
 */
export function ownMarkup(text: string): { __html: string } {
  // React hands on what it is given, and the browser takes the policy's value for the text it stands for.
  return { __html: policy ? (policy.createHTML(text) as string) : text };
}
