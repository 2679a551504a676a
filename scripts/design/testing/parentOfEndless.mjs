// Waits for an endless child process.
import { spawn } from 'node:child_process';
import path from 'node:path';

const child = path.join(import.meta.dirname, 'endless.mjs');
spawn(process.execPath, [child, process.argv[2]], { stdio: 'inherit' });
