// Writes its progress into the file it is given, then runs until it is ended.
import { writeFileSync } from 'node:fs';

writeFileSync(process.argv[2], 'the page home');
for (;;);
