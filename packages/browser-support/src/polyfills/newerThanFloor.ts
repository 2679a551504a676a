// Never imported: lint must refuse each of these, since a directive that disables nothing fails it.

// oxlint-disable-next-line compat/compat
structuredClone({});
// oxlint-disable-next-line compat/compat, browsers/newer-than-floor
crypto.randomUUID();
// oxlint-disable-next-line compat/compat
/(?<=a)b/.test('ab');
// oxlint-disable-next-line browsers/newer-than-floor
AbortSignal.timeout(1);
// oxlint-disable-next-line browsers/newer-than-floor
document.body.checkVisibility();
// oxlint-disable-next-line browsers/newer-than-floor
document.forms[0]?.requestSubmit();
// oxlint-disable-next-line browsers/newer-than-floor
document.body.inert = true;
// oxlint-disable-next-line browsers/newer-than-floor
document.body.togglePopover();
// oxlint-disable-next-line browsers/newer-than-floor
addEventListener('click', () => undefined, { signal: new AbortController().signal });
