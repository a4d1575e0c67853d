import type { Resource } from "../Resource.js";

/** A resource by reference: the model or its host may read it later. */
export interface ResourceLinkBlock extends Omit<Resource, "icons" | "annotations"> {
  type: "resource_link";
  icons?: { src: string; mimeType?: string; sizes?: string[]; theme?: "light" | "dark" }[];
  annotations?: BlockAnnotations;
}

/** A resource by value. */
export interface EmbeddedResourceBlock {
  type: "resource";
  resource:
    | { uri: string; mimeType?: string; text: string; _meta?: Record<string, unknown> }
    | { uri: string; mimeType?: string; blob: string; _meta?: Record<string, unknown> };
  annotations?: BlockAnnotations;
}

/** A picture or a sound, in base64. */
export interface MediaBlock {
  type: "image" | "audio";
  data: string;
  mimeType: string;
  annotations?: BlockAnnotations;
  _meta?: Record<string, unknown>;
}

/** The protocol's `ContentBlock`, as far as resources make any; the SDKs' types accept it. */
export type ContentBlock = ResourceLinkBlock | EmbeddedResourceBlock | MediaBlock;

/** Annotations as the schema wants them: nothing in them that a strict reader would refuse. */
export interface BlockAnnotations {
  audience?: ("user" | "assistant")[];
  priority?: number;
  lastModified?: string;
}
