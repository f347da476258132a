export const PumpsTab = (_: { shopId: string }) => null;
