import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that play thousands of rounds or start servers: minutes each, where most take a second. */
const proof = /\.(model|race)\.test\.ts$|\/(hostile-input|two-processes|server)\.test\.ts$/;

/**
 * The long files first, so that none of them begins when the other worker has nothing left to do. Vitest itself goes by
 * how long files took the last time, which a fresh clone does not know.
 */
export class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isProof = ({ moduleId }: TestSpecification): boolean => proof.test(moduleId);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}
