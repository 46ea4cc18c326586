/** The placeholder of index.html for the nonce of the response. */
export const noncePlaceholder = '__NONCE__';

/**
 * The headers of every answer of the site. The policy lets the site load its own code, styles and fonts,
 * talk to its own origin, where the API is, and show pictures: those fetched from the API, previews of files (blob:), and
 * links to pictures elsewhere (https:), which the admin may give. The nonce is for the one style element that the dialogs'
 * library adds.
 */
export function securityHeaders(nonce: string): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'font-src': "'self'",
    'img-src': "'self' blob: https:",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}
