/** What Android's Chrome adds to `CredentialRequestOptions`: the code of an SMS whose last line names this host. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** The code of an SMS that arrives while the page waits, once the shopper agrees; null where the device cannot, or they refuse. */
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
