#pragma once
/**
 * A machine of Sipwell: what it does with jobs, care, stops and replies that come over MQTT, without pins and without a
 * network. Plain C++17, no allocation after the start. Sources: docs/machines.md "The rules", docs/mqtt.md "The device".
 *
 * Every call is told the time: milliseconds of a clock that starts anywhere and wraps at 2^32, as millis() does.
 */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

namespace sipwell {

constexpr uint32_t ANSWER_MS = 5000;      // A reply that takes longer permits nothing.
constexpr uint32_t HEARTBEAT_MS = 10000;
constexpr uint32_t REPORT_MS = 2000;      // Between two reports of a pour.
constexpr uint32_t NO_CLOCK_MS = 60000;   // Without the server's time for so long, jobs are rejected.
constexpr uint32_t GLASS_MS = 30000;      // How long a glass is waited for.
constexpr uint32_t JOB_RUN_MAX_MS = 120000;
constexpr uint32_t CARE_RUN_MAX_MS = 30000;
constexpr int PULSES_MAX = 20;
constexpr int PUMPS_MAX = 16;
constexpr int REMEMBERED = 20;
constexpr size_t ID_SIZE = 65;
constexpr const char *FIRMWARE = "sipwell-esp32 1";

enum class Channel { STATE, EVT };

/** What is told of a stop. `at` is empty where there is none; an empty `job_id` means whatever the machine is doing. */
struct Stop {
  const char *job_id = "";
  const char *at = "";
};
struct Job {
  const char *job_id, *issued_at, *expires_at, *machine_string;
};
struct Care {
  const char *job_id, *issued_at, *expires_at;
  int slot;
  uint32_t duration_ms;
  int pulses;
  uint32_t rest_ms;
};
struct Reply {
  const char *ask;
  int status;
  const char *job_id = "";
  const char *now = "";
  Stop stop = {};
};

/** @returns milliseconds since 1970 of a time such as 2026-03-14T12:00:00.000Z; -1 if it is none */
inline int64_t parse_time(const char *text) {
  int year, month, day, hour, minute, second, ms = 0;
  const int read = sscanf(text, "%4d-%2d-%2dT%2d:%2d:%2d.%3d", &year, &month, &day, &hour, &minute, &second, &ms);
  if (read < 6 || text[strlen(text) - 1] != 'Z' || month < 1 || month > 12) return -1;
  // Days of the civil calendar, with years that begin in March.
  const int y = month <= 2 ? year - 1 : year;
  const int era = y / 400, of_era = y - era * 400;
  const int of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  const int64_t days = era * 146097LL + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
  return ((days * 24 + hour) * 60 + minute) * 60000 + second * 1000 + ms;
}

class Machine {
 public:
  /** Sends a message: `state` with QoS 0, retained; `evt` with QoS 1, not retained. */
  std::function<void(Channel, const char *text)> publish;
  /** Switches the pump of a slot. */
  std::function<void(int slot, bool on)> pump;

  /** Not called for so long while a pump runs, it does not know any more what was poured. Milliseconds. */
  uint32_t held_up_ms = 500;

  /** @param boot another with each start, at most 24 letters and digits */
  Machine(const char *boot, uint32_t now) : booted_at_(now), ticked_at_(now) { snprintf(boot_, sizeof boot_, "%s", boot); }

  /** Those of the shop's pumps that this machine has. */
  void add_pump(int slot) {
    if (pumps_count_ < PUMPS_MAX) pumps_[pumps_count_++].slot = slot;
  }

  void on_connected(uint32_t now) {
    connected_ = true;
    beat(now);
    if (is_to_arrive()) send(now);
  }
  void on_disconnected() { connected_ = false; }

  void on_job(uint32_t now, const Job &job) {
    if (!is_to_take(job.job_id)) return;
    take(job.job_id, job.issued_at, false);
    for (int i = 0; i < pumps_count_; i++) pumps_[i].run_ms = 0;
    if (is_expired(now, job.expires_at)) return end(now, "rejected", "expired");
    if (!read_pours(job.machine_string)) return end(now, "rejected", "bad_string");
    stage_ = Stage::ASKING;
    say(now, "accepted");
  }

  void on_care(uint32_t now, const Care &care) {
    if (!is_to_take(care.job_id)) return;
    take(care.job_id, care.issued_at, true);
    for (int i = 0; i < pumps_count_; i++) pumps_[i].run_ms = 0;
    if (is_expired(now, care.expires_at)) return end(now, "rejected", "expired");
    Pump *line = pump_of(care.slot);
    const bool is_possible = line && care.duration_ms > 0 && care.pulses >= 1 && care.pulses <= PULSES_MAX;
    if (!is_possible) return end(now, "rejected", "bad_string");
    line->run_ms = capped(care.duration_ms, CARE_RUN_MAX_MS);
    pulses_ = care.pulses;
    rest_ms_ = care.rest_ms;
    stage_ = Stage::ASKING;
    say(now, "accepted");
  }

  void on_stop(uint32_t now, const Stop &stop) {
    if (stop.at[0] == '\0' || stage_ == Stage::IDLE) return;
    const bool is_meant = stop.job_id[0] == '\0' || strcmp(stop.job_id, job_id_) == 0;
    // Of an earlier job, and late.
    if (is_meant && strcmp(stop.at, issued_at_) >= 0) stop_now(now);
  }

  /** A button at the machine; also before it restarts. Works without a network. */
  void stop_now(uint32_t now) {
    all_off();
    if (stage_ != Stage::IDLE && stage_ != Stage::ENDING) end(now, "cancelled", "stopped");
  }

  /** @param is_there what the sensor says; without one this is never called */
  void on_glass(uint32_t now, bool is_there) {
    has_sensor_ = true;
    is_glass_there_ = is_there;
    const bool is_pouring = stage_ == Stage::RUNNING && !is_care_;
    if (is_pouring && !is_there) end(now, "failed", "no_glass");
  }

  void on_reply(uint32_t now, const Reply &reply) {
    const bool is_of_beat = is_ask(reply.ask, beat_ask_) && now - beat_at_ <= ANSWER_MS;
    if (is_of_beat || (is_ask(reply.ask, ask_) && now - said_at_ <= ANSWER_MS)) set_clock(now, reply.now);
    if (is_of_beat && reply.status == 200 && !is_started_) {
      is_started_ = true;
      beat(now);
    }
    // A stop counts also in a reply that comes too late to permit anything.
    on_stop(now, reply.stop);
    if (stage_ == Stage::IDLE) return;

    // Looked at after the stop, which has asked anew: then this is no permission any more.
    const bool is_last = is_ask(reply.ask, ask_);
    if ((is_last || strcmp(reply.job_id, job_id_) == 0) && is_refusal(reply.status)) return forget();
    if (!is_last || reply.status != 200 || now - said_at_ > ANSWER_MS) return;
    if (stage_ == Stage::ENDING) return forget();
    if (stage_ == Stage::ASKING) begin(now);
  }

  /** To be called as often as the pumps have to be exact. */
  void tick(uint32_t now) {
    const bool was_held_up = is_any_on() && now - ticked_at_ > held_up_ms;
    ticked_at_ = now;
    if (was_held_up) end(now, "failed", "partial");
    switch_off_in_time(now);
    if (now - booted_at_ >= NO_CLOCK_MS) is_long_up_ = true;
    go_on(now);
    if (!connected_) return;
    if (now - beat_at_ >= (is_started_ ? HEARTBEAT_MS : ANSWER_MS)) beat(now);
    // The same event, with the same number, and a new ask.
    if (is_to_arrive() && now - said_at_ >= ANSWER_MS) send(now);
  }

 private:
  /** ASKING: whether it may. ENDING: the pumps are off, and the server has not answered yet how it ended. */
  enum class Stage { IDLE, ASKING, WAITING_GLASS, RUNNING, RESTING, ENDING };
  struct Pump {
    int slot = 0;
    uint32_t run_ms = 0;
    bool is_on = false;
  };

  /** Whether what was said last is to be said until it is answered; reports of a pour are followed by the next. */
  bool is_to_arrive() const { return stage_ == Stage::ASKING || stage_ == Stage::ENDING; }
  static bool is_ask(const char *heard, const char *sent) { return sent[0] != '\0' && strcmp(heard, sent) == 0; }

  bool is_to_take(const char *job_id) const {
    const size_t length = strlen(job_id);
    if (stage_ != Stage::IDLE || length == 0 || length >= ID_SIZE || strpbrk(job_id, "\"\\")) return false;
    for (const auto &known : known_)
      if (strcmp(known, job_id) == 0) return false;
    // It is told again with each heartbeat.
    return is_started_ || is_long_up_;
  }

  void take(const char *job_id, const char *issued_at, bool is_care) {
    snprintf(job_id_, sizeof job_id_, "%s", job_id);
    snprintf(issued_at_, sizeof issued_at_, "%s", issued_at);
    snprintf(known_[next_known_], ID_SIZE, "%s", job_id);
    next_known_ = (next_known_ + 1) % REMEMBERED;
    is_care_ = is_care;
    is_cut_short_ = false;
    seq_ = 0;
    pulses_ = 1;
    pulse_ = 0;
  }

  void forget() {
    all_off();
    stage_ = Stage::IDLE;
    ask_[0] = '\0';
  }

  /** SW1;{size};{pump},{ml},{durationMs};… @returns false if there is anything it cannot pour as written */
  bool read_pours(const char *text) {
    if (strncmp(text, "SW1;", 4) != 0) return false;
    const char *at = strchr(text + 4, ';');
    while (at && at[1] != '\0') {
      uint32_t slot, ml, duration_ms;
      at++;
      if (!read_number(at, ',', slot) || !read_number(at, ',', ml) || !read_number(at, ';', duration_ms)) return false;
      Pump *line = pump_of(static_cast<int>(slot));
      if (!line || duration_ms == 0) return false;
      // An ingredient that a recipe names twice runs once, for as long as both.
      line->run_ms = capped(line->run_ms + duration_ms, JOB_RUN_MAX_MS);
      if (*at == '\0') break;
    }
    return at != nullptr;
  }

  /** Digits, perhaps with a fraction that counts for nothing. Moves past the separator, but not past a `;` or the end. */
  static bool read_number(const char *&at, char separator, uint32_t &value) {
    int digits = 0;
    for (value = 0; *at >= '0' && *at <= '9' && digits < 9; at++, digits++) value = value * 10 + (*at - '0');
    if (*at == '.')
      for (at++; *at >= '0' && *at <= '9';) at++;
    const bool is_at_end = *at == separator || (separator == ';' && *at == '\0');
    if (digits == 0 || !is_at_end) return false;
    if (separator == ',') at++;
    return true;
  }

  uint32_t capped(uint32_t ms, uint32_t most) {
    if (ms > most) is_cut_short_ = true;
    return ms > most ? most : ms;
  }

  /** Permitted. */
  void begin(uint32_t now) {
    if (!is_care_ && has_sensor_ && !is_glass_there_) {
      stage_ = Stage::WAITING_GLASS;
      began_at_ = now;
      return say(now, "waiting_glass");
    }
    run(now);
  }

  void run(uint32_t now) {
    stage_ = Stage::RUNNING;
    began_at_ = now;
    pulse_++;
    for (int i = 0; i < pumps_count_; i++)
      if (pumps_[i].run_ms > 0) set(pumps_[i], true);
    say(now, "dispensing");
  }

  void go_on(uint32_t now) {
    switch (stage_) {
      case Stage::WAITING_GLASS:
        // Without a connection nobody could take the permission back.
        if (is_glass_there_ && connected_) return run(now);
        if (now - began_at_ >= GLASS_MS) return end(now, "failed", "no_glass");
        return report(now, "waiting_glass");
      case Stage::RUNNING:
        if (is_any_on()) return report(now, "dispensing");
        if (pulse_ >= pulses_) return is_cut_short_ ? end(now, "failed", "partial") : end(now, "done");
        stage_ = Stage::RESTING;
        began_at_ = now;
        return;
      case Stage::RESTING:
        if (now - began_at_ >= rest_ms_) run(now);
        return;
      default:
        return;
    }
  }

  void report(uint32_t now, const char *state) {
    if (now - said_at_ >= REPORT_MS) say(now, state);
  }

  void end(uint32_t now, const char *state, const char *code = nullptr) {
    all_off();
    stage_ = Stage::ENDING;
    say(now, state, code);
  }

  void switch_off_in_time(uint32_t now) {
    for (int i = 0; i < pumps_count_; i++)
      if (pumps_[i].is_on && now - began_at_ >= pumps_[i].run_ms) set(pumps_[i], false);
  }
  void all_off() {
    for (int i = 0; i < pumps_count_; i++) set(pumps_[i], false);
  }
  void set(Pump &line, bool on) {
    line.is_on = on;
    pump(line.slot, on);
  }
  bool is_any_on() const {
    for (int i = 0; i < pumps_count_; i++)
      if (pumps_[i].is_on) return true;
    return false;
  }
  Pump *pump_of(int slot) {
    for (int i = 0; i < pumps_count_; i++)
      if (pumps_[i].slot == slot) return &pumps_[i];
    return nullptr;
  }

  /** An event of the job at hand. */
  void say(uint32_t now, const char *state, const char *code = nullptr) {
    seq_++;
    state_ = state;
    code_ = code;
    progress_ = progress(now);
    send(now);
  }

  void send(uint32_t now) {
    said_at_ = now;
    snprintf(ask_, sizeof ask_, "%s-%lu", boot_, static_cast<unsigned long>(++asks_));
    char code[24] = "null";
    if (code_) snprintf(code, sizeof code, "\"%s\"", code_);
    char step[24] = "";
    if (is_care_ && pulse_ > 0) snprintf(step, sizeof step, ",\"step\":\"%d/%d\"", pulse_, pulses_);
    char text[320];
    snprintf(text, sizeof text,
             "{\"v\":1,\"jobId\":\"%s\",\"seq\":%d,\"state\":\"%s\",\"progress\":%d%s,\"code\":%s,\"stoppable\":%s,"
             "\"ask\":\"%s\"}",
             job_id_, seq_, state_, progress_, step, code, stage_ == Stage::ENDING ? "false" : "true", ask_);
    if (connected_) publish(Channel::EVT, text);
  }

  int progress(uint32_t now) const {
    if (strcmp(state_, "done") == 0) return 100;
    if (pulse_ == 0) return 0;
    if (is_care_) return 100 * (pulse_ - 1) / pulses_;
    uint32_t longest = 1;
    for (int i = 0; i < pumps_count_; i++)
      if (pumps_[i].run_ms > longest) longest = pumps_[i].run_ms;
    const uint32_t ran = now - began_at_;
    return ran >= longest ? 99 : static_cast<int>(100 * ran / longest);
  }

  void beat(uint32_t now) {
    beat_at_ = now;
    if (!connected_) return;
    const char *state = !is_started_ ? "starting" : stage_ == Stage::IDLE ? "idle" : is_care_ ? "cleaning" : "busy";
    snprintf(beat_ask_, sizeof beat_ask_, "%s-%lu", boot_, static_cast<unsigned long>(++asks_));
    char text[200];
    snprintf(text, sizeof text,
             "{\"online\":true,\"boot\":\"%s\",\"ask\":\"%s\",\"state\":\"%s\",\"firmware\":\"%s\"}", boot_, beat_ask_,
             state, FIRMWARE);
    publish(Channel::STATE, text);
  }

  /** Not a busy server or none: asking again would change nothing. */
  static bool is_refusal(int status) { return status >= 400 && status < 500 && status != 429; }

  void set_clock(uint32_t now, const char *text) {
    const int64_t ms = parse_time(text);
    if (ms < 0) return;
    server_ms_ = ms;
    clock_read_at_ = now;
    has_clock_ = true;
  }
  bool is_expired(uint32_t now, const char *expires_at) const {
    const int64_t at = parse_time(expires_at);
    // Started once the server has told its time.
    return !is_started_ || !has_clock_ || at < 0 || server_ms_ + (now - clock_read_at_) >= at;
  }

  char boot_[25];
  uint32_t booted_at_, ticked_at_;
  bool is_long_up_ = false, is_started_ = false, connected_ = false;

  Pump pumps_[PUMPS_MAX];
  int pumps_count_ = 0;
  bool has_sensor_ = false, is_glass_there_ = false;

  Stage stage_ = Stage::IDLE;
  char job_id_[ID_SIZE] = "", issued_at_[32] = "";
  bool is_care_ = false, is_cut_short_ = false;
  int pulses_ = 1, pulse_ = 0;
  uint32_t rest_ms_ = 0, began_at_ = 0;
  char known_[REMEMBERED][ID_SIZE] = {};
  int next_known_ = 0;

  int seq_ = 0, progress_ = 0;
  const char *state_ = "", *code_ = nullptr;
  char ask_[40] = "", beat_ask_[40] = "";
  uint32_t asks_ = 0, said_at_ = 0, beat_at_ = 0;

  int64_t server_ms_ = 0;
  uint32_t clock_read_at_ = 0;
  bool has_clock_ = false;
};

}  // namespace sipwell
