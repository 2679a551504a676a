/**
 * Android Chrome's addition to `CredentialRequestOptions`: reads the code of an SMS whose last line
 * names this host.
 */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Code from an SMS that arrives while the page waits, once the shopper agrees; null where
 * unsupported or refused.
 */
export async function readCodeFromDevice(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = (await navigator.credentials.get(request)) as { code?: unknown } | null;
    return typeof credential?.code === 'string' ? credential.code : null;
  } catch {
    return null;
  }
}
