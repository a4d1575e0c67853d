import { ResourceError } from "./ResourceError.js";
import type { ResourceServer } from "./ResourceServer.js";

const refuse = () => Promise.reject(new ResourceError("offline", { server: "" }));

/** Stands in for a server that the host does not have, where a hook needs one and cannot be left out. */
export const noServer: ResourceServer = {
  id: "",
  label: "",
  client: { listResources: refuse, listResourceTemplates: refuse, readResource: refuse, complete: refuse },
};
