import { describe, expect, it } from 'vitest';
import { emailKey } from './emailKey.ts';

describe('The key of an e-mail address', () => {
  it.each([
    ['Fatou@Example.SN', 'fatou@example.sn'],
    ['fatou+ventes@example.sn', 'fatou@example.sn'],
    ['fatou+a+b@example.sn', 'fatou@example.sn'],
    ['fatou.sarr@example.sn', 'fatou.sarr@example.sn'],
    ['Fatou.Sarr+x@Gmail.com', 'fatousarr@gmail.com'],
    ['f.a.t.o.u.sarr@googlemail.com', 'fatousarr@gmail.com'],
    ['fatou.sarr@gmail.com.example.sn', 'fatou.sarr@gmail.com.example.sn'],
    ['fatou.sarr@notgmail.com', 'fatou.sarr@notgmail.com'],
    ['+fatou@example.sn', '+fatou@example.sn'],
  ])('of «%s» is «%s»', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });
});
