import 'reflect-metadata';
import { createHash } from 'node:crypto';
import {
  Controller,
  DefaultValuePipe,
  Get,
  Module,
  ParseIntPipe,
  Query,
  Req,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, EntitySchema } from 'typeorm';
import { newest } from '@mithaq/api/src/matching/feed.ts';

/**
 * The feed as NestJS and TypeORM have it: `/feed` runs the product's own statement, `/usual` is what one writes with a query
 * builder and `getManyAndCount`. A guard finds the session of both. `DATABASE_URL` names the database; the port is sent to the
 * parent process. Without decorators, which Node does not run.
 */
const text = { type: 'text' };
const Profile = new EntitySchema({
  name: 'Profile',
  tableName: 'profile',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { name: 'user_id', type: 'uuid' },
    fullName: { name: 'full_name', ...text },
    gender: text,
    dateOfBirth: { name: 'date_of_birth', type: 'date' },
    maritalStatus: { name: 'marital_status', ...text },
    profileSchoolOfThought: { name: 'profile_school_of_thought', ...text },
    country: text,
    state: text,
    city: text,
    education: text,
    occupation: text,
    height: { type: 'numeric' },
    tags: { type: 'jsonb' },
    isVerified: { name: 'is_verified', type: 'boolean' },
    isMarriageFixed: { name: 'is_marriage_fixed', type: 'boolean' },
    isPaused: { name: 'is_paused', type: 'boolean' },
    suspendedAt: { name: 'suspended_at', type: 'timestamptz', nullable: true },
  },
});
const Session = new EntitySchema({
  name: 'Session',
  tableName: 'session',
  columns: { tokenHash: { name: 'token_hash', ...text, primary: true }, userId: { name: 'user_id', type: 'uuid' } },
});

class SessionGuard {
  constructor(source) {
    this.source = source;
  }

  async canActivate(context) {
    const request = context.switchToHttp().getRequest();
    const token = /mithaq_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const tokenHash = createHash('sha256')
      .update(token ?? '')
      .digest('hex');
    const session = await this.source.getRepository('Session').findOneBy({ tokenHash });
    request.viewer = session && (await this.source.getRepository('Profile').findOneBy({ userId: session.userId }));
    if (!request.viewer) throw new UnauthorizedException();
    return true;
  }
}
Reflect.defineMetadata('design:paramtypes', [DataSource], SessionGuard);

const [feedPage] = [newest(10)];

class FeedController {
  constructor(source) {
    this.source = source;
  }

  async feed({ viewer }, after) {
    const rows = await this.source.query(feedPage.text, [
      viewer.id,
      viewer.gender === 'MALE' ? 'FEMALE' : 'MALE',
      after,
    ]);
    return { data: rows.slice(0, 9), hasNextPage: rows.length > 9 };
  }

  async usual({ viewer }, page) {
    const [data, total] = await this.source
      .getRepository('Profile')
      .createQueryBuilder('p')
      .where('p.gender = :gender', { gender: viewer.gender === 'MALE' ? 'FEMALE' : 'MALE' })
      .andWhere('p.isVerified and not p.isMarriageFixed and not p.isPaused and p.suspendedAt is null')
      .andWhere(
        `not exists (select 1 from proposal q where q.sender_id = :me and q.receiver_id = p.id or q.sender_id = p.id and q.receiver_id = :me)`,
        { me: viewer.id },
      )
      .orderBy('p.id', 'DESC')
      .skip(page * 9)
      .take(9)
      .getManyAndCount();
    return { data, hasNextPage: (page + 1) * 9 < total };
  }
}
const decorate = (method, path, second) => {
  const property = Object.getOwnPropertyDescriptor(FeedController.prototype, method);
  Get(path)(FeedController.prototype, method, property);
  UseGuards(SessionGuard)(FeedController.prototype, method, property);
  Req()(FeedController.prototype, method, 0);
  second(FeedController.prototype, method, 1);
};
Reflect.defineMetadata('design:paramtypes', [DataSource], FeedController);
decorate('feed', 'feed', Query('after'));
decorate('usual', 'usual', Query('page', new DefaultValuePipe(0), ParseIntPipe));
Controller()(FeedController);

// oxlint-disable-next-line typescript/no-extraneous-class -- NestJS wants a class
class AppModule {}
Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env.DATABASE_URL,
      entities: [Profile, Session],
      poolSize: 8,
    }),
  ],
  controllers: [FeedController],
})(AppModule);

const app = await NestFactory.create(AppModule, { logger: ['error'] });
await app.listen(0, '127.0.0.1');
process.send(app.getHttpServer().address().port);
