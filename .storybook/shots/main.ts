// First: it says in which order the layers of all stylesheets stand.
import '@teranga/ui/base.css';
import { openBoard } from './board.ts';
import { openFrame } from './frame.tsx';

// The same document, by itself the board, and within it each column's frame.
if (window.top === window) openBoard();
else openFrame();
