/** What the kit may load from outside MCP. Without a policy: nothing. */
export interface ContentPolicy {
  /** May this `https:` image of a server's content (markdown) be loaded without asking the user? */
  remoteImages?:
    | ((url: string, source: { server?: string | undefined; uri?: string | undefined }) => boolean)
    | undefined;
  /**
   * May this icon be loaded? Asked for `https:` and for `data:` images only; every other scheme and every other
   * `data:` type is refused before. Without this function `data:` icons are shown and `https:` ones are not.
   */
  icons?: ((src: string, server: string) => boolean) | undefined;
}
