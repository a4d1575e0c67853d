import type { Catalogue } from "../../src/testing/index.js";

export const emptyServer: Catalogue = { name: "empty", title: "Empty", resources: [] };

export const brokenList: Catalogue = {
  name: "broken",
  title: "Broken",
  handlers: {
    "resources/list": () => {
      throw new Error("The index is being rebuilt.");
    },
  },
};

/** Names and addresses that fit nowhere, alike but for one word. */
export const longNames: Catalogue = {
  name: "long",
  title: "Geschwindigkeitsbegrenzungsverordnungen und verwandte Unterlagen der Landesverwaltung",
  resources: [
    ...["north", "south", "west"].map((side) => ({
      uri: `file:///archive/2026/department-of-very-long-names/correspondence/outgoing/drafts/${side}/Donaudampfschifffahrtsgesellschaftskapitaen.md`,
      name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung (Entwurf, zweite Fassung).md",
    })),
    ...["Ost", "Süd", "West"].map((side) => ({
      uri: `memo:${side}`,
      name: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung (Entwurf ${side}).md`,
    })),
  ],
};

/** So many that the list is long in coming. */
export function warehouse(count: number): Catalogue {
  return {
    name: "warehouse",
    title: "Warehouse",
    pageSize: 1000,
    resources: Array.from({ length: count }, (_, index) => ({
      uri: `file:///aisle-${index % 40}/shelf-${index % 997}/box-${index}.csv`,
      name: `box-${index}.csv`,
      mimeType: "text/csv",
    })),
  };
}
