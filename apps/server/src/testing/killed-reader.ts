import type { Queryable } from '../db/connection.ts';

/**
 * A store in which a process dies when it reads an order outside of a transaction, as a worker does for its script: what
 * it took in a transaction before is committed by then.
 */
export const killedAtOrders = (db: Queryable): Queryable =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'select')
        return (...fields: Parameters<typeof db.select>) => {
          if (fields[0] && 'order' in fields[0]) throw new Error('killed');
          return db.select(...fields);
        };
      return Reflect.get(target, name, receiver);
    },
  });
