ENV["RACK_ENV"] = "test"

require "minitest/autorun"
require "rack/test"
require_relative "../app"

class CountdownTest < Minitest::Test
  include Rack::Test::Methods

  def app = Countdown

  def test_counts_the_days
    get "/api/until/#{Date.today + 3}"
    assert_equal 3, JSON.parse(last_response.body).fetch("days")
  end

  def test_rejects_an_invalid_date
    get "/until/soon"
    assert_equal 400, last_response.status
  end
end
