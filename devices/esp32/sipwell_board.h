#pragma once
/** What connects the machine with ESPHome: its MQTT, its outputs and its clock. ESPHome includes this after itself. */
#include <esp_timer.h>

#include <cinttypes>
#include <initializer_list>
#include <string>

#include "sipwell_machine.h"

namespace sipwell {

/** A pump: its slot in the console, and its output. */
struct Line {
  int slot;
  esphome::output::BinaryOutput *output;
};

class Board {
 public:
  /** Before MQTT connects. @param topic of the machine, without the channel */
  void begin(esphome::mqtt::MQTTClientComponent *broker, const char *topic, std::initializer_list<Line> lines) {
    broker_ = broker;
    topic_ = topic;
    char boot[17];
    snprintf(boot, sizeof boot, "%08" PRIx32 "%08" PRIx32, esphome::random_uint32(), esphome::random_uint32());
    broker_->set_last_will(
        {topic_ + "/state", std::string("{\"online\":false,\"boot\":\"") + boot + "\"}", 1, true});

    auto *machine = new Machine(boot, esphome::millis());
    for (const Line &line : lines) {
      if (lines_count_ == PUMPS_MAX) break;
      lines_[lines_count_++] = line;
      machine->add_pump(line.slot);
    }
    machine->pump = [this](int slot, bool on) {
      for (int i = 0; i < lines_count_; i++)
        if (lines_[i].slot == slot) on ? lines_[i].output->turn_on() : lines_[i].output->turn_off();
    };
    machine->publish = [this](Channel channel, const char *text) {
      const bool is_state = channel == Channel::STATE;
      broker_->publish(topic_ + (is_state ? "/state" : "/evt"), std::string(text), is_state ? 0 : 1, is_state);
    };
    machine_ = machine;
    guard();
  }

  /** A message on `cmd`. */
  void hear(JsonObjectConst said) {
    if (!machine_) return;
    const uint32_t now = esphome::millis();
    const auto text = [](JsonVariantConst value) -> const char * { return value | ""; };
    const JsonVariantConst job = said["job"], care = said["care"], stop = said["stop"];
    const std::string type = text(said["type"]);
    const Stop stopped = {text(stop["jobId"]), text(stop["at"])};
    if (type == "job")
      machine_->on_job(
          now, {text(job["jobId"]), text(job["issuedAt"]), text(job["expiresAt"]), text(job["machineString"])});
    if (type == "care")
      machine_->on_care(now, {text(care["jobId"]), text(care["issuedAt"]), text(care["expiresAt"]), care["slot"] | 0,
                              care["durationMs"] | uint32_t(0), care["pulses"] | 0, care["restMs"] | uint32_t(0)});
    if (type == "stop") machine_->on_stop(now, stopped);
    if (type == "reply")
      machine_->on_reply(now, {text(said["ask"]), said["status"] | 0, text(said["jobId"]), text(said["now"]), stopped});
  }

  /** To be called all the time. */
  void look() {
    if (!machine_) return;
    const uint32_t now = esphome::millis();
    // on_connect comes too early: nothing is subscribed then, and nothing would be published.
    const bool is_connected = broker_->is_connected();
    if (is_connected && !was_connected_) machine_->on_connected(now);
    if (!is_connected && was_connected_) machine_->on_disconnected();
    was_connected_ = is_connected;
    machine_->tick(now);
    looked_at_ = now;
  }

  void glass(bool is_there) {
    if (machine_) machine_->on_glass(esphome::millis(), is_there);
  }

  void stop() {
    if (machine_) machine_->stop_now(esphome::millis());
  }

 private:
  /** Whatever holds the program up, its pumps do not wait for it; the machine then gives the drink up. */
  void guard() {
    looked_at_ = esphome::millis();
    esp_timer_create_args_t args = {};
    args.name = "pumps";
    args.arg = this;
    args.callback = [](void *board) { static_cast<Board *>(board)->switch_off_if_held_up(); };
    ESP_ERROR_CHECK(esp_timer_create(&args, &timer_));
    ESP_ERROR_CHECK(esp_timer_start_periodic(timer_, 100000));
  }
  void switch_off_if_held_up() {
    // Later than the machine notices it, or it would not know that its pumps stand still.
    if (esphome::millis() - looked_at_ <= machine_->held_up_ms + 100) return;
    for (int i = 0; i < lines_count_; i++) lines_[i].output->turn_off();
  }

  esphome::mqtt::MQTTClientComponent *broker_ = nullptr;
  std::string topic_;
  Line lines_[PUMPS_MAX] = {};
  int lines_count_ = 0;
  Machine *machine_ = nullptr;
  bool was_connected_ = false;
  volatile uint32_t looked_at_ = 0;
  esp_timer_handle_t timer_ = nullptr;
};

inline Board board;

}  // namespace sipwell
