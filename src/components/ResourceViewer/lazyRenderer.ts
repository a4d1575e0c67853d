import { lazy, type ComponentType } from "react";
import type { RendererProps, ResourceRenderer } from "./ResourceRenderer.js";

const loaded = new WeakMap<ResourceRenderer, ComponentType<RendererProps>>();

/** The component of a renderer, loaded when it is first rendered. One that could not be loaded is tried again next time. */
export function lazyRenderer(renderer: ResourceRenderer): ComponentType<RendererProps> {
  let component = loaded.get(renderer);
  if (component === undefined) {
    component = lazy(() =>
      renderer.load().catch((error: unknown) => {
        loaded.delete(renderer);
        throw error;
      }),
    );
    loaded.set(renderer, component);
  }
  return component;
}
