// First, as it defines the order of all style sheets' layers.
import '@teranga/ui/base.css';
import { openBoard } from './board.ts';
import { openFrame } from './frame.tsx';

// One document: at the top level it is the board, inside it a column's frame.
if (window.top === window) openBoard();
else openFrame();
