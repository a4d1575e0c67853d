export type { Catalogue, CatalogueContext, CatalogueResource, CatalogueTemplate, ReadParams } from "./Catalogue.js";
export type { CatalogueRequest } from "./createCatalogueServer.js";
export { connectCatalogue, type CatalogueConnection, type ConnectOptions } from "./connectCatalogue.js";
export { protocolError } from "./protocolError.js";
export { driveMention, driveSearch, driveTree } from "./drivers.js";
