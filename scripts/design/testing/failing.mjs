// Says why it ends.
console.error('no such file');
