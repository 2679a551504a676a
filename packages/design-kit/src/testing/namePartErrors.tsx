import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import type { PartSource } from '../parts/definePart.tsx';

/** An error that already names the part that threw it. */
class PartError extends Error {}

interface BoundaryProps {
  part: string;
  children: ReactNode;
}

/** Adds the part's name to an error below it, and lets the error pass. */
class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartError) throw error;
    const message = error instanceof Error ? error.message : JSON.stringify(error);
    throw new PartError(`the part ${this.props.part} throws «${message}»`, { cause: error });
  }
}

/** Renders nothing after an error, which React reports to the root. */
export class Catch extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** Names, in each error of a loaded part, the part that threw it. */
export function namePartErrors({ parts }: PartSource): void {
  for (const [name, part] of Object.entries(parts)) {
    const render = part as ComponentType<object>;
    parts[name] = (props: object) => <PartBoundary part={name}>{createElement(render, props)}</PartBoundary>;
  }
}
