"use client";
import { Component, type ReactNode } from "react";

interface RendererBoundaryProps {
  /** Shown in place of the renderer that threw, until `onFail` has put another there. */
  fallback: ReactNode;
  onFail: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a renderer that throws, or cannot be loaded, from taking the host's page down. */
export class RendererBoundary extends Component<RendererBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
