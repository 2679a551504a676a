const port = /:\d*$/;
const trailingDot = /\.$/;

/** A `Host` header as stores are known by: lower case, without port and without the root's dot. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(port, '').replace(trailingDot, '');
}
