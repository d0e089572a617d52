import axe from 'axe-core';

/** Findings of axe in what is on screen; jsdom paints nothing, so colours are checked by contrast.test.ts. */
export async function findAxeViolations(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
